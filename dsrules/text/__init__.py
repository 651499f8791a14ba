"""The notations: position file, tile line, action line."""

"""Rulings as people read them: terminal, plain text, Markdown, pictures."""

import { escapeHtml } from '../content/html.ts'

/** A page of the stand-in's own, in French and for nobody to index. `title` is text; `style` and `content` are CSS and HTML. */
export function plainPage(title: string, style: string, content: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main>${content}</main></body>
</html>
`
}

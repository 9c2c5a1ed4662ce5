import { randomBytes } from 'node:crypto'

/** Body when the error page itself fails; served as text. */
export const CRASH_TEXT = 'An error has happened during application run. See exception log for details.\n'

/** Body of every response while maintenance is on. */
export function maintenancePage(): string {
  return page(
    'Error 503: Service Unavailable',
    '<h1>Service Temporarily Unavailable</h1>\n<p>The server is temporarily unable to serve this request: maintenance or lack of capacity.</p>',
  )
}

/** Body of an uncaught error in production mode. */
export function crashPage(): string {
  return page(
    'There has been an error processing your request',
    `<h1>There has been an error processing your request</h1>\n<p>Error log record number: ${randomBytes(32).toString('hex')}</p>`,
  )
}

/** A page of the demo store, in French and not indexed. `title` is text; `style` and `content` are CSS and HTML. */
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

/** Text for HTML content. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;')
}

/** Text for an attribute value, the way Magento's templates write it: all but letters, digits and `,.-_` as a reference. */
export function escapeAttribute(text: string): string {
  return text.replace(/[^a-z0-9,.\-_]/giu, (character) => {
    const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
    return named[character] ?? `&#x${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()};`
  })
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html xmlns="http://www.w3.org/1999/xhtml" >
<head>
    <title>${title}</title>
    <meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
    <meta name="robots" content="*"/>
</head>
<body>
    <main class="page-main">
${content}
    </main>
</body>
</html>
`
}

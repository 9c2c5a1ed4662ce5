import { randomBytes } from 'node:crypto'

const page = (title: string, content: string): string => `<!doctype html>
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

/** Body of every answer while maintenance is on. */
export const maintenancePage = (): string =>
  page(
    'Error 503: Service Unavailable',
    '<h1>Service Temporarily Unavailable</h1>\n<p>The server is temporarily unable to serve this request: maintenance or lack of capacity.</p>',
  )

/** Body of an uncaught error in production mode. */
export const crashPage = (): string =>
  page(
    'There has been an error processing your request',
    `<h1>There has been an error processing your request</h1>\n<p>Error log record number: ${randomBytes(32).toString('hex')}</p>`,
  )

/** Body when not even the error page could be rendered; served as text. */
export const crashText = 'An error has happened during application run. See exception log for details.\n'

import createError from '@fastify/error'
import type { FastifyInstance } from 'fastify'
import { escapeControls, redactText } from '../ops/redaction.ts'

/** Relative to the base path. */
export const CSP_REPORT_PATH = '/csp-report'

/** The logged fields of a violation. They contain no query strings, and of the page only where it broke the policy. */
type Violation = {
  directive: string
  blocked?: string
  page?: string
  source?: string
  line?: number
  column?: number
  disposition?: string
}

const BadReport = createError<[]>('BAD_REPORT', 'The body is not a report of a policy violation', 400)

const BODY_LIMIT = 16 * 1024
/** Reports read from one request. */
const MAX_REPORTS = 20
const MAX_TEXT = 200
const DIRECTIVE = /^[a-z][a-z-]{2,39}$/
/** Directives with a metric label of their own. All others count as `other`, because labels must be few. */
const DIRECTIVES = new Set(
  'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src media-src frame-src worker-src manifest-src object-src base-uri form-action frame-ancestors'.split(
    ' ',
  ),
)

/**
 * `POST {base}/csp-report` takes the reports that browsers send about violations of the content security policy. It
 * reads the format of `report-uri` and that of the Reporting API (`report-to`). Each violation becomes one log line,
 * marked `logger: "security"`. The response is 204.
 */
export async function cspReportPlugin(app: FastifyInstance): Promise<void> {
  const { metrics, limits } = app
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json', 'application/json'],
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  )
  app.route({
    method: 'POST',
    url: CSP_REPORT_PATH,
    bodyLimit: BODY_LIMIT,
    onRequest: (request) => limits.cspReport.take(request),
    handler: async (request, reply) => {
      const violations = readViolations(String(request.body))
      if (violations.length === 0) throw new BadReport()
      for (const violation of violations) {
        metrics.cspReport(DIRECTIVES.has(violation.directive) ? violation.directive : 'other')
        request.log.warn({ logger: 'security', csp: violation }, 'the content security policy was violated')
      }
      return reply.code(204).header('cache-control', 'no-store').send()
    },
  })
}

function readViolations(text: string): Violation[] {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new BadReport()
  }
  const reports = Array.isArray(body) ? body.slice(0, MAX_REPORTS) : [body]
  return reports.map(readViolation).filter((violation) => violation !== undefined)
}

function readViolation(report: unknown): Violation | undefined {
  const fields = fieldsOf(report)
  const directive = fields.effectiveDirective ?? fields['effective-directive'] ?? fields['violated-directive']
  const [name = ''] = typeof directive === 'string' ? directive.split(' ', 1) : []
  if (!DIRECTIVE.test(name)) return undefined
  return {
    directive: name,
    blocked: place(fields.blockedURL ?? fields['blocked-uri']),
    page: place(fields.documentURL ?? fields['document-uri']),
    source: place(fields.sourceFile ?? fields['source-file']),
    line: count(fields.lineNumber ?? fields['line-number']),
    column: count(fields.columnNumber ?? fields['column-number']),
    disposition: place(fields.disposition),
  }
}

/** `report-uri` sends `{"csp-report": {…}}`. The Reporting API sends `{"type": "csp-violation", "body": {…}}`. */
function fieldsOf(report: unknown): Record<string, unknown> {
  if (typeof report !== 'object' || report === null) return {}
  const { 'csp-report': old, type, body } = report as Record<string, unknown>
  const fields = type === 'csp-violation' ? body : old
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {}
}

/** A URL without query and fragment, or a keyword such as `inline`. */
function place(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  const [address = ''] = value.split(/[?#]/, 1)
  return escapeControls(redactText(address.slice(0, MAX_TEXT)))
}

function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1e8 ? value : undefined
}

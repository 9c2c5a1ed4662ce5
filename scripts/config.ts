/** Kinds of environment variables, for an extension's `variables.ts`: `variable.flag({ fallback: 'false', purpose: '…' })`. */
export * as variable from '../bff/public/variable.ts'

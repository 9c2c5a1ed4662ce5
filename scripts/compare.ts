/**
 * `npm run compare -- OLD NEW [options]`: crawls an old shop front and this one, and reports what visitors and search engines would miss.
 * `-- --help` names the options. Ends with 0 without errors, 1 with errors, 2 if it could not run, 130 if it was interrupted.
 */
import { compare } from './compare/command.ts'

const interruption = new AbortController()
// A second Ctrl+C ends the process at once.
process.once('SIGINT', () => interruption.abort())
process.exitCode = await compare(process.argv.slice(2), {
  env: process.env,
  signal: interruption.signal,
  output: process.stdout,
  errors: process.stderr,
})

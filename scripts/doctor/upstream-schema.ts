import { buildASTSchema, type DocumentNode, parse } from 'graphql'
import { asksModule } from '../generate/files.ts'

/** Part of the doctor's own file: where the server runs, there is no source. */
const texts = import.meta.glob<string>('../../schema/magento/**/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const upstreamFiles: { path: string; document: DocumentNode }[] = Object.entries(texts)
  .map(([path, text]) => ({ path, document: parse(text) }))
  .toSorted((a, b) => (a.path < b.path ? -1 : 1))

/** No store has both kinds of returns: their types have the same names. */
export const commonSchema = schemaWithout(asksModule)
export const moduleSchema = schemaWithout((path) => path.endsWith('/magento/returns.graphql'))

function schemaWithout(isLeft: (path: string) => boolean) {
  const left = Object.entries(texts).filter(([path]) => !isLeft(path))
  return buildASTSchema(parse(left.map(([, text]) => text).join('\n')))
}

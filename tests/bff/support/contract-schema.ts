import { buildASTSchema, parse } from 'graphql'
import { asksModule } from '../../../scripts/generate/files.ts'

const texts = import.meta.glob<string>('../../../schema/magento/**/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Everything that the shop knows of a store, with the returns of Adobe Commerce: those of the module have types of the same names. */
export const contractSchema = buildASTSchema(
  parse(
    Object.entries(texts)
      .filter(([path]) => !asksModule(path))
      .map(([, text]) => text)
      .join('\n'),
  ),
)

import { Kind, type OperationDefinitionNode, parse } from 'graphql'
import { policyOf } from '../../bff/graphql/cache-policy.ts'
import type { Extension } from '../extensions.mjs'
import { additionsIn, extendedText } from '../vite/extended-documents.mjs'
import type { GraphqlFile } from './files.ts'
import { schemaOf } from './operation-types.ts'
import { manifestText } from './operations.ts'

/**
 * Throws if an extension adds a private field to a public document of the core, and names the field. Pages are rendered without a shopper, so such a
 * document has to stay public.
 */
export function refusePrivateAdditions(
  { name, folder }: Extension,
  own: readonly GraphqlFile[],
  core: { shop: string; files: GraphqlFile[] },
): void {
  const additions = additionsIn(
    own.map(({ path }) => path),
    name,
  )
  if (additions.length === 0) return
  const schema = schemaOf(core.shop)
  const policyOfText = (text: string, onPrivate?: Parameters<typeof policyOf>[3]) => {
    const document = parse(text)
    const operation = document.definitions.find(
      (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
    )
    return operation && policyOf(operation, document, schema, onPrivate)
  }
  const documents = Object.values(
    JSON.parse(manifestText(core.files)) as Record<string, { name: string; text: string }>,
  )
  for (const document of documents) {
    const text = extendedText(document.text, additions)
    if (text === document.text || policyOfText(document.text)?.scope !== 'PUBLIC') continue
    policyOfText(text, (field, fragment) => {
      const { to, file } =
        additions.find(({ definitions }) => definitions.some((one) => one.name.value === fragment)) ?? {}
      throw new Error(
        `${field} is private (@cacheControl), and ${fragment} adds it to ${to} of the public operation ${document.name} (${file ?? folder})`,
      )
    })
  }
}

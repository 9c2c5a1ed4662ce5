import { Type } from 'typebox'
import { checked, inFile, readYaml } from './read.ts'
import { typographic } from './typography.ts'
import type { CategorySeed } from './product-types.ts'

const FILE = 'categories.yaml'
const strict = { additionalProperties: false }
const text = Type.String({ minLength: 1 })

const treeSchema = Type.Object(
  { root: Type.Object({ id: Type.Integer(), name: text }, strict), children: Type.Array(Type.Unknown()) },
  strict,
)

const entrySchema = Type.Object(
  {
    /** Name by which products and pages refer to it. */
    key: text,
    id: Type.Integer(),
    name: text,
    urlKey: text,
    /** File name below `catalog/category`. */
    image: Type.Optional(text),
    cmsBlock: Type.Optional(text),
    /** Shows only the block, and no products. */
    displayMode: Type.Optional(Type.Literal('PAGE')),
    inMenu: Type.Optional(Type.Boolean()),
    active: Type.Optional(Type.Boolean()),
    /** HTML. */
    text,
    children: Type.Optional(Type.Array(Type.Unknown())),
  },
  strict,
)

const { root, children } = readYaml(FILE, treeSchema)
const ids = new Map([['root', root.id]])

function flatten(entries: unknown[], parentId: number, path: string[], at: string): CategorySeed[] {
  return entries.flatMap((value, index) => {
    const here = `${at}/children/${index}`
    const entry = checked(entrySchema, value, here)
    const names = [...path, entry.name]
    const description = typographic(entry.text)
    ids.set(entry.key, entry.id)
    const category: CategorySeed = {
      id: entry.id,
      parentId,
      name: entry.name,
      urlKey: entry.urlKey,
      position: index + 1,
      includeInMenu: entry.active !== false && entry.inMenu !== false,
      active: entry.active !== false,
      description,
      metaTitle: names.toReversed().join(' – '),
      metaDescription: description.replace(/<[^>]+>/g, ''),
      ...(entry.image === undefined ? {} : { image: `catalog/category/${entry.image}` }),
      ...(entry.cmsBlock === undefined ? {} : { cmsBlock: entry.cmsBlock }),
      ...(entry.displayMode === undefined ? {} : { displayMode: entry.displayMode }),
    }
    return [category, ...flatten(entry.children ?? [], entry.id, names, here)]
  })
}

/** Parents before children; the root itself is included. */
export const categories: CategorySeed[] = [
  { ...root, parentId: 1, urlKey: '', position: 1, includeInMenu: true, active: true },
  ...inFile(FILE, () => flatten(children, root.id, [], '')),
]

const parents = new Map(categories.map((category) => [category.id, category.parentId]))

export function categoryId(key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`there is no category «${key}» in ${FILE}`)
  return id
}

/** A category and all above it except the root, as an anchor category lists what its children hold. */
export function withAncestors(keys: string[]): number[] {
  const found = new Set<number>()
  for (const key of keys) {
    for (let id: number | undefined = categoryId(key); id !== undefined && id > root.id; id = parents.get(id))
      found.add(id)
  }
  return [...found]
}

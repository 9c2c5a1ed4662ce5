import type { DocumentNode, FragmentDefinitionNode, ParseOptions } from 'graphql'

export type Addition = {
  extension: string
  file: string
  fragment: string
  to: string
  definitions: FragmentDefinitionNode[]
}

export function parseFile(file: string, options?: ParseOptions): DocumentNode
export function schemaParts(taken: readonly { name: string; folder: string }[]): { name: string; text: string }[]
export function additionsIn(files: readonly string[], extension: string, core?: string): Addition[]
export function extendedText(text: string, additions: readonly Addition[]): string
export function extendedModule(code: string, additions: readonly Addition[]): { code: string; map: null } | null
export function extendedManifest(json: string, additions: readonly Addition[]): string

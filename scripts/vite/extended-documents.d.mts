export type Addition = { extension: string; fragment: string; to: string }

export function schemaParts(taken: readonly { name: string; folder: string }[]): { name: string; text: string }[]
export function additionsIn(files: readonly string[], extension: string, core?: string): Addition[]
export function extendedModule(code: string, additions: readonly Addition[]): { code: string; map: null } | null
export function extendedManifest(json: string, additions: readonly Addition[]): string

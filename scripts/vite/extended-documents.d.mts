export type Addition = { extension: string; fragment: string; to: string }

export function schemaParts(taken: readonly { name: string; folder: string }[]): { name: string; text: string }[]
export function additionsIn(file: string, extension: string, core?: 'web' | 'bff'): Addition[]
export function extendedModule(code: string, additions: readonly Addition[]): { code: string; map: null } | null
export function extendedManifest(json: string, additions: readonly Addition[]): string

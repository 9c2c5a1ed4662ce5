export class Unknown extends Error {}

export function chosen(wanted: string): { path: string; mutate: string[]; tests: Record<string, string[] | null> }
export function foldersInTurn(): string[]

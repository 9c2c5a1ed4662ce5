export type Extension = {
  name: string
  /** Absolute path. */
  folder: string
}

export const ROOT: string
export const isInstalled: boolean
export const NAME: RegExp
export function shopFolder(): string
export function varFolder(): string
export function distFolder(): string
export function demoStoreFolder(name: 'seed' | 'media'): string
export function takenExtensions(shop?: string): Extension[]
export function unbundledPackages(shop?: string): string[]
export function knownExtensions(): Extension[]
export function demoEnvironment(store: string, file?: 'demo.env' | 'start.env'): Record<string, string>

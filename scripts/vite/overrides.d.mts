import type { Plugin } from 'vite'

/** Paths from `web/`, sorted. */
export function overridesOf(shop?: string): string[]
export function ratedOverrides(shop?: string): { stable: string[]; deep: string[] }
export function overrides(shop?: string): Plugin

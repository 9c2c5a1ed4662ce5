import type { Plugin } from 'vite'
import type { Extension } from '../extensions.mjs'

export function publicNames(taken: readonly Extension[]): Plugin

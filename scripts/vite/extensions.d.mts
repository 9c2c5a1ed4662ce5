import type { Plugin } from 'vite'
import type { Extension } from '../extensions.mjs'

export function extensions(taken?: readonly Extension[]): Plugin[]

import type { Plugin } from 'vite'

export function extensions(): Plugin

import { createContext } from 'react'
import type { Section } from './i18n/messages.ts'

/** Late-loading code and texts that a page shows: the page names their files, so that the browser need not discover them one by one. */
export type UsedCode = { components: Set<object>; sections: Set<Section> }

/** On the server only. */
export const UsedCodeContext = createContext<UsedCode | undefined>(undefined)

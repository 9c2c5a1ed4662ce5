import { createContext } from 'react'
import type { Section } from './i18n/messages.ts'

/** What a page shows of the code and texts that load late: the page names their files, so that the browser need not find them one after the other. */
export type UsedCode = { components: Set<object>; sections: Set<Section> }

/** On the server only. */
export const UsedCodeContext = createContext<UsedCode | undefined>(undefined)

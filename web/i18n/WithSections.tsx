import type { ReactNode } from 'react'
import { MessagesContext, useSectionMessages } from './messages-context.ts'
import type { Section } from './messages.ts'

/** Provides the messages of further sections to its children. Suspends until they are loaded. */
export function WithSections({
  sections,
  children,
}: {
  sections: readonly Section[] | undefined
  children: ReactNode
}) {
  return <MessagesContext value={useSectionMessages(sections)}>{children}</MessagesContext>
}

import type { ReactNode } from 'react'
import { MessagesContext, useSectionMessages } from './messages-context.ts'
import type { Section } from './messages.ts'

/** Gives what it contains the messages of sections, too. Suspends until they are there. */
export function WithSections({
  sections,
  children,
}: {
  sections: readonly Section[] | undefined
  children: ReactNode
}) {
  return <MessagesContext value={useSectionMessages(sections)}>{children}</MessagesContext>
}

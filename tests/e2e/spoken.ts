import type { CDPSession, Page } from 'playwright-core'
import { settled } from './browser.ts'

/** In ms. */
const PATIENCE = 60_000
const PAUSE = 100

/** A part of the page as Chromium exposes it to a screen reader. */
export type SpokenNode = {
  role: string
  name: string
  level: number | null
  isChecked: boolean
  /** Roles of what it stands in, outermost last. */
  around: readonly { role: string; name: string }[]
  backendId: number
}

type Wanted = { role: string; name: string | RegExp; within?: { role: string; name: string | RegExp } }

const sessions = new WeakMap<Page, Promise<CDPSession>>()

function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page)
  if (known) return known
  const session = page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Everything that a screen reader gets of the page now, in reading order. */
export async function spokenNodes(page: Page): Promise<SpokenNode[]> {
  const session = await sessionOf(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const [root] = nodes
  const found: SpokenNode[] = []
  const walk = (id: string, around: SpokenNode['around']) => {
    const node = byId.get(id)
    if (!node) return
    const role = String(node.role?.value ?? '')
    const name = String(node.name?.value ?? '').trim()
    const property = (wanted: string) => node.properties?.find((one) => one.name === wanted)?.value.value as unknown
    if (!node.ignored && node.backendDOMNodeId !== undefined) {
      const level = property('level')
      found.push({
        role,
        name,
        level: typeof level === 'number' ? level : null,
        isChecked: property('checked') === 'true',
        around,
        backendId: node.backendDOMNodeId,
      })
    }
    const inner = node.ignored ? around : [{ role, name }, ...around]
    for (const child of node.childIds ?? []) walk(child, inner)
  }
  if (root) walk(root.nodeId, [])
  return found
}

/**
 * A shopper with only a screen reader: finds elements by role and name, and acts as a screen reader does. It knows neither
 * selectors nor positions.
 */
export function listenerOf(page: Page) {
  /** Waits until the tree has it. */
  async function hear(wanted: Wanted): Promise<SpokenNode> {
    const deadline = Date.now() + PATIENCE
    for (;;) {
      const nodes = await spokenNodes(page)
      const found = nodes.find((node) => fits(node, wanted))
      if (found) return found
      if (Date.now() > deadline) throw new Error(missing(wanted, nodes))
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }

  async function focus({ backendId }: SpokenNode): Promise<void> {
    await (await sessionOf(page)).send('DOM.focus', { backendNodeId: backendId })
  }

  return {
    hear,
    async activate(role: string, name: string | RegExp, within?: Wanted['within']): Promise<void> {
      await settled(page)
      const session = await sessionOf(page)
      const { backendId } = await hear({ role, name, ...(within && { within }) })
      const { object } = await session.send('DOM.resolveNode', { backendNodeId: backendId })
      await session.send('Runtime.callFunctionOn', {
        functionDeclaration: 'function () { this.focus(); this.click() }',
        objectId: object.objectId ?? '',
      })
    },
    async type(name: string | RegExp, text: string, within?: Wanted['within']): Promise<void> {
      await focus(await hear({ role: 'textbox', name, ...(within && { within }) }))
      await page.keyboard.insertText(text)
    },
  }
}

function fits({ role, name, around }: SpokenNode, wanted: Wanted): boolean {
  const { within } = wanted
  return (
    role === wanted.role &&
    matches(name, wanted.name) &&
    (!within || around.some((outer) => outer.role === within.role && matches(outer.name, within.name)))
  )
}

function matches(name: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? name === wanted : wanted.test(name)
}

function missing({ role, name }: Wanted, nodes: readonly SpokenNode[]): string {
  const same = nodes.filter((node) => node.role === role).map((node) => node.name)
  return `No ${role} is called ${String(name)}; there are: ${same.join(' | ')}`
}

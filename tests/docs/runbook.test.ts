import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createTestApp } from '../bff/support/test-app.ts'
import { messagesInCode } from './log-lines.ts'

const runbook = readFileSync('docs/runbook.md', 'utf8')
/** What the tables and lists below a heading begin their lines with. */
function firstCells(heading: string): string[] {
  const [, section = ''] = runbook.split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/^(?:\||-) `([^`]+)`/gm)].map(([, cell = '']) => cell)
}

const AGREED = { addToTheRunbook: [], takeOutOfTheRunbook: [] }

function differences(written: readonly string[], real: readonly string[]) {
  return {
    addToTheRunbook: real.filter((one) => !written.includes(one)),
    takeOutOfTheRunbook: written.filter((one) => !real.includes(one)),
  }
}

describe('the runbook', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createTestApp({
      UPSTREAM_URL: 'http://127.0.0.1:9/graphql',
      SMTP_URL: 'smtp://127.0.0.1:9',
      SHOP_EMAIL: 'boutique@exemple.fr',
    })
  })
  afterAll(() => app.close())

  test('knows every line that the server logs, and no other', () => {
    const messages = messagesInCode()
    expect(messages.size).toBeGreaterThan(40)
    expect(differences(firstCells('Log'), [...messages])).toEqual(AGREED)
  })

  test('knows every metric of the shop, and no other', async () => {
    const { payload } = await app.inject('/metrics')
    const exposed = [...payload.matchAll(/^# TYPE (musette_\w+) /gm)].map(([, name = '']) => name)
    expect(differences(firstCells('Metrics'), exposed)).toEqual(AGREED)
  })

  test('leads to sections that it has', () => {
    const headings = new Set(
      [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-')),
    )
    const links = [...runbook.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor = '']) => anchor)
    expect(links.filter((anchor) => !headings.has(anchor))).toEqual([])
  })
})

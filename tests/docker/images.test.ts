import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const IMAGES = ['docker/Dockerfile', 'docker/demo-store.Dockerfile']

/** Instructions as [keyword, rest]; continued lines are one. */
function instructionsOf(file: string): [string, string][] {
  const text = readFileSync(file, 'utf8').replace(/\\\n/g, ' ')
  return text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [, keyword = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
      return [keyword, rest]
    })
}

describe.each(IMAGES)('%s', (file) => {
  const instructions = instructionsOf(file)
  const last = instructions.findLastIndex(([keyword]) => keyword === 'FROM')
  const final = instructions.slice(last)
  const valueOf = (keyword: string) => final.find(([one]) => one === keyword)?.[1] ?? ''

  test('copies what is there, and between stages that are there', () => {
    const stages = instructions.flatMap(([keyword, rest]) => (keyword === 'FROM' ? [/ AS (\w+)$/.exec(rest)?.[1]] : []))
    for (const [, rest] of instructions.filter(([keyword]) => keyword === 'COPY')) {
      const [, stage] = /--from=(\w+)/.exec(rest) ?? []
      if (stage) expect(stages).toContain(stage)
      else for (const source of rest.split(' ').slice(0, -1)) expect(existsSync(source), source).toBe(true)
    }
  })

  test('packs the shop that the build names, of the repository where it names none', () => {
    expect(instructions).toContainEqual(['ARG', 'SHOP=.'])
    const [, pack = ''] = instructions.find(([keyword, rest]) => keyword === 'RUN' && rest.includes('pack')) ?? []
    expect(pack).toContain('--shop "$SHOP"')
  })

  test('ends with a stage that holds the packed files alone, as somebody who is not root', () => {
    expect(valueOf('FROM')).toMatch(/distroless\/nodejs24-\w+:nonroot$/)
    expect(final.some(([keyword, rest]) => keyword === 'USER' && /root|^0/.test(rest))).toBe(false)
    expect(final.filter(([keyword]) => keyword === 'RUN')).toEqual([])
    expect(final.filter(([keyword]) => keyword === 'COPY').map(([, rest]) => rest)).toEqual([
      '--from=build /image ./',
      '--from=build --chown=nonroot:nonroot /empty /data',
    ])
  })

  test('starts a program that the build makes, and checks its health', () => {
    const [program = ''] = JSON.parse(valueOf('CMD')) as string[]
    expect(readFileSync('scripts/vite/config.mjs', 'utf8')).toContain(
      `outDir: join(distFolder(), '${program.split('/')[1]}')`,
    )
    const check = valueOf('HEALTHCHECK')
    const [, json = ''] = /CMD (\[.*\])$/.exec(check) ?? []
    expect((JSON.parse(json) as string[])[0]).toBe('/nodejs/bin/node')
    expect(check).toMatch(/\/health\/live|\/health_check\.php/)
  })
})

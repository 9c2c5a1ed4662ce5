import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { readYaml } from '../docker/read-yaml.ts'

const FORMS = '.github/ISSUE_TEMPLATE'
const strict = { additionalProperties: false }
const text = Type.String({ minLength: 1 })
const required = Type.Optional(Type.Object({ required: Type.Boolean() }, strict))
const id = Type.String({ pattern: '^[a-z][\\w-]*$' })

/** The part of GitHub's form syntax that ours use: a field that it does not know hides the whole form. */
const FORM = Type.Object(
  {
    name: text,
    description: text,
    labels: Type.Optional(Type.Array(text)),
    body: Type.Array(
      Type.Union([
        Type.Object({ type: Type.Literal('markdown'), attributes: Type.Object({ value: text }, strict) }, strict),
        Type.Object(
          {
            type: Type.Enum(['input', 'textarea']),
            id,
            attributes: Type.Object(
              {
                label: text,
                description: Type.Optional(text),
                placeholder: Type.Optional(text),
                render: Type.Optional(text),
              },
              strict,
            ),
            validations: required,
          },
          strict,
        ),
        Type.Object(
          {
            type: Type.Literal('dropdown'),
            id,
            attributes: Type.Object(
              { label: text, description: Type.Optional(text), options: Type.Array(text, { minItems: 1 }) },
              strict,
            ),
            validations: required,
          },
          strict,
        ),
      ]),
      { minItems: 1 },
    ),
  },
  strict,
)

/** The part of Renovate's configuration that ours uses. */
const names = Type.Array(text, { minItems: 1 })
const schedule = Type.Array(text, { minItems: 1, maxItems: 1 })
const RENOVATE = Type.Object(
  {
    $schema: text,
    extends: names,
    timezone: text,
    schedule,
    rangeStrategy: Type.Enum(['pin', 'bump', 'replace', 'auto']),
    minimumReleaseAge: Type.String({ pattern: '^\\d+ days$' }),
    prConcurrentLimit: Type.Integer({ minimum: 1 }),
    labels: names,
    lockFileMaintenance: Type.Object({ enabled: Type.Boolean(), schedule }, strict),
    vulnerabilityAlerts: Type.Object(
      { enabled: Type.Boolean(), minimumReleaseAge: Type.Null(), schedule, labels: names },
      strict,
    ),
    packageRules: Type.Array(
      Type.Object(
        {
          description: text,
          matchPackageNames: Type.Optional(names),
          matchDepTypes: Type.Optional(names),
          matchUpdateTypes: Type.Optional(Type.Array(Type.Enum(['major', 'minor', 'patch', 'pin', 'digest']))),
          allowedVersions: Type.Optional(text),
          groupName: Type.Optional(text),
        },
        strict,
      ),
    ),
  },
  strict,
)

describe('what the repository’s host and bots read', () => {
  test.each(readdirSync(FORMS).filter((name) => name !== 'config.yml'))('%s is a form', (name) => {
    const form = readYaml(join(FORMS, name))
    expect(Value.Errors(FORM, form)).toEqual([])
    const ids = (form['body'] as { id?: string }[]).flatMap((field) => field.id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('renovate.json has fields that Renovate knows, and names packages that are there', () => {
    const config: unknown = JSON.parse(readFileSync('renovate.json', 'utf8'))
    expect(Value.Errors(RENOVATE, config)).toEqual([])
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>
    const known = Object.keys({ ...dependencies, ...devDependencies })
    const rules = (config as { packageRules: { matchPackageNames?: string[] }[] }).packageRules
    const named = rules.flatMap(({ matchPackageNames = [] }) => matchPackageNames).map((name) => name.replace(/^!/, ''))
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })
})

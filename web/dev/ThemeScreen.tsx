import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Container } from '../ui/Container.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { contrastIn } from './contrast.ts'
import { specimens } from './specimens.tsx'
import styles from './ThemeScreen.module.css'
import { pairs, type Token, tokens } from './tokens.ts'

const PARTS = {
  colours: 'Colours',
  pairs: 'Pairs',
  type: 'Type',
  space: 'Space',
  corners: 'Corners and shadows',
  components: 'Components',
}

const SENTENCE = 'A good day begins with a full bowl'

/** `/dev/theme`, in development only: all tokens and components in the theme of the site. */
export default function ThemeScreen() {
  const [isOther, setOther] = useState(false)
  // Before the parts below measure it.
  if (typeof document !== 'undefined') showScheme(isOther)
  useEffect(() => () => showScheme(false), [])
  return (
    <Container className={styles.page} key={String(isOther)}>
      <PageHead title="Theme" description="Tokens and components" canonicalPath="/dev/theme" />
      <div lang="en">
        <header className={styles.head}>
          <div>
            <h1>Theme</h1>
            <p className={styles.lead}>
              Tokens and components of this site. Change its <code>theme.css</code>, and this page shows it.
            </p>
          </div>
          <Checkbox
            label="The other colour scheme"
            checked={isOther}
            onChange={({ target }) => setOther(target.checked)}
          />
          <Checkbox
            label="Right to left"
            onChange={({ target }) => (document.documentElement.dir = target.checked ? 'rtl' : 'ltr')}
          />
        </header>
        <nav aria-label="Parts of this page">
          <ul className={styles.parts}>
            {Object.entries(PARTS).map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Part id="colours">
          <ul className={styles.colours}>
            {tokensOf('--color-').map((token) => (
              <li key={token.name} className={styles.card}>
                <span className={styles.colour} style={{ background: `var(${token.name})` }} />
                <Name token={token} />
              </li>
            ))}
          </ul>
        </Part>
        <Part id="pairs">
          <ul className={styles.pairs}>
            {pairs.map(([front, back, least]) => (
              <Pair key={`${front} ${back}`} front={`--color-${front}`} back={`--color-${back}`} least={least} />
            ))}
          </ul>
        </Part>
        <Part id="type">
          {tokensOf('--font-').map((token) => (
            <Line
              key={token.name}
              token={token}
              style={{ fontFamily: `var(${token.name})`, fontSize: 'var(--text-h2)' }}
            />
          ))}
          {tokensOf('--text-')
            .filter(({ name }) => name !== '--text-width')
            .map((token) => (
              <Line key={token.name} token={token} style={{ fontSize: `var(${token.name})` }} />
            ))}
          {tokensOf('--weight-').map((token) => (
            <Line key={token.name} token={token} style={{ fontWeight: `var(${token.name})` }} />
          ))}
          {tokensOf('--line-').map((token) => (
            <Line key={token.name} token={token} style={{ lineHeight: `var(${token.name})`, maxWidth: '18rem' }} />
          ))}
          {tokensOf('--tracking-').map((token) => (
            <Line key={token.name} token={token} style={{ letterSpacing: `var(${token.name})` }} />
          ))}
        </Part>
        <Part id="space">
          {tokensOf('--space-').map((token) => (
            <div key={token.name} className={styles.line}>
              <Name token={token} />
              <span className={styles.bar} style={{ width: `var(${token.name})` }} />
            </div>
          ))}
          {[
            '--control-height',
            '--logo-height',
            '--header-height',
            '--header-height-wide',
            '--header-cover',
            '--form-width',
            '--text-width',
            '--page-margin',
            '--page-width',
          ]
            .flatMap((name) => tokensOf(name).filter((token) => token.name === name))
            .map((token) => (
              <div key={token.name} className={styles.line}>
                <Name token={token} />
                <span className={styles.bar} style={{ width: `var(${token.name})` }} />
              </div>
            ))}
        </Part>
        <Part id="corners">
          <ul className={styles.boxes}>
            {tokensOf('--radius-').map((token) => (
              <li key={token.name}>
                <span className={styles.box} style={{ borderRadius: `var(${token.name})` }} />
                <Name token={token} />
              </li>
            ))}
            {tokensOf('--shadow-').map((token) => (
              <li key={token.name}>
                <span className={styles.plain} style={{ boxShadow: `var(${token.name})` }} />
                <Name token={token} />
              </li>
            ))}
          </ul>
        </Part>
        <Part id="components">
          {Object.entries(specimens).map(([name, Specimen]) => (
            <section key={name} className={styles.specimen} aria-labelledby={`component-${name}`}>
              <h3 id={`component-${name}`}>{name}</h3>
              <Specimen />
            </section>
          ))}
        </Part>
      </div>
    </Container>
  )
}

/** Original text of media queries. */
const written = new Map<CSSMediaRule, string>()

/** Shows the other colour scheme than the system's. */
function showScheme(isOther: boolean): void {
  for (const rule of mediaRules([...document.styleSheets])) {
    const text = written.get(rule) ?? rule.media.mediaText
    if (!/prefers-color-scheme: ?dark/.test(text)) continue
    written.set(rule, text)
    rule.media.mediaText = isOther ? text.replace(/dark/, 'light') : text
  }
}

function mediaRules(holders: readonly (CSSStyleSheet | CSSRule)[]): CSSMediaRule[] {
  return holders.flatMap((holder) => {
    const rules = 'cssRules' in holder ? mediaRules([...(holder.cssRules as CSSRuleList)]) : []
    return holder instanceof CSSMediaRule ? [holder, ...rules] : rules
  })
}

function tokensOf(prefix: string): Token[] {
  return tokens.filter(({ name }) => name.startsWith(prefix))
}

function Part({ id, children }: { id: keyof typeof PARTS; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`title-${id}`} className={styles.part}>
      <h2 id={`title-${id}`}>{PARTS[id]}</h2>
      {children}
    </section>
  )
}

/** A token's name, and its value in the theme. */
function Name({ token: { name, value } }: { token: Token }) {
  const [own, setOwn] = useState(value)
  const read = useCallback(
    (element: HTMLElement | null) => {
      if (element) setOwn(getComputedStyle(element).getPropertyValue(name).trim())
    },
    [name],
  )
  return (
    <span ref={read} className={styles.name}>
      <code>{name}</code>
      <small>{own}</small>
    </span>
  )
}

function Line({ token, style }: { token: Token; style: React.CSSProperties }) {
  return (
    <div className={styles.line}>
      <Name token={token} />
      <p className={styles.sentence} style={style}>
        {SENTENCE}
      </p>
    </div>
  )
}

/** Text of one colour on another, with their contrast. */
function Pair({ front, back, least }: { front: string; back: string; least: number }) {
  const [contrast, setContrast] = useState<number | null>(null)
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (element) setContrast(contrastIn(element, front, back))
    },
    [front, back],
  )
  const verdict = contrast === null ? '' : contrast >= least ? `AA (${least})` : `below ${least}`
  return (
    <li ref={measure} className={styles.card}>
      <span className={styles.sample} style={{ color: `var(${front})`, background: `var(${back})` }}>
        Aa
      </span>
      <span className={styles.name}>
        <code>{front.slice('--color-'.length)}</code>
        <small>on {back.slice('--color-'.length)}</small>
        <strong className={contrast !== null && contrast < least ? styles.fails : undefined}>
          {contrast !== null && `${contrast.toFixed(2)} ${verdict}`}
        </strong>
      </span>
    </li>
  )
}

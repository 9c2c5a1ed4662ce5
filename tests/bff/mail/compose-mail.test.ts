import { describe, expect, test } from 'vitest'
import { type MailDraft, mailOf } from '../../../bff/mail/compose-mail.ts'

const SHOP = { name: 'Musette', mailFrom: 'boutique@exemple.fr' }
const AT = new Date('2026-11-26T12:00:00.000Z')
const draft = (more: Partial<MailDraft> = {}): MailDraft => ({
  kind: 'test',
  key: ['1'],
  to: 'camille@exemple.fr',
  subject: 'Accusé de réception',
  parts: ['Bonjour,'],
  ...more,
})
const mail = (more?: Partial<MailDraft>, shop: Parameters<typeof mailOf>[1] = SHOP) => mailOf(draft(more), shop, AT)

/** As a reader shows it: without tags, with what stood for a character. */
const shown = (html: string) =>
  html.replace(/<[^>]*>/g, '\n').replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

describe('the mail of a draft', () => {
  test('is from the shop, by its name where it has one', () => {
    expect(mail()).toMatchObject({
      kind: 'test',
      acceptedAt: '2026-11-26T12:00:00.000Z',
      from: { name: 'Musette', address: 'boutique@exemple.fr' },
      to: 'camille@exemple.fr',
      attachments: [],
    })
    expect(mail({}, { mailFrom: SHOP.mailFrom, name: null })).toMatchObject({ from: { name: '' } })
  })

  test('has a subject that is cut between characters', () => {
    expect(mail({ subject: `${'a'.repeat(199)}🐶🐶` }).subject).toBe('a'.repeat(199))
    expect(mail({ subject: `${'a'.repeat(198)}🐶🐶` }).subject).toBe(`${'a'.repeat(198)}🐶`)
  })

  test('says the same as text and as HTML: paragraphs, and lines with their labels', () => {
    const { text, html } = mail({
      parts: [
        'Bonjour,\nà bientôt.',
        {
          rows: [
            ['Commande', '12'],
            ['Date', '3 mai'],
          ],
        },
      ],
    })
    expect(text).toBe('Bonjour,\nà bientôt.\n\nCommande\u00a0: 12\nDate\u00a0: 3 mai\n')
    expect(html).toMatch(/^<!doctype html><html lang="fr-FR"><head><meta charset="utf-8">/)
    expect(shown(html).split('\n').filter(Boolean)).toEqual([
      'Accusé de réception',
      'Musette',
      'Bonjour,',
      'à bientôt.',
      'Commande',
      '12',
      'Date',
      '3 mai',
    ])
    expect(html.match(/<tr>/g)).toHaveLength(2)
  })

  test('has a button for what it is for, and a link for what is aside', () => {
    const { text, html } = mail({
      parts: [
        { link: 'https://boutique.example/a?b&c', label: 'Voir' },
        { link: 'https://boutique.example/fin', label: 'Arrêter', isAside: true },
      ],
    })
    expect(text).toBe('Voir\u00a0: https://boutique.example/a?b&c\n\nArrêter\u00a0: https://boutique.example/fin\n')
    expect(html).toMatch(/<a href="https:\/\/boutique\.example\/a\?b&#38;c" style="[^"]*background[^"]*">Voir<\/a>/)
    expect(html).toMatch(/<a href="https:\/\/boutique\.example\/fin" style="color:inherit">Arrêter<\/a>/)
  })

  test('shows as text whatever would be markup', () => {
    const evil = `<script>alert("1")</script> & <b>l'autre</b>`
    const { text, html } = mail({ parts: [evil, { rows: [[evil, evil]] }] })
    expect(text).toContain(evil)
    expect(html).not.toMatch(/<\/?(script|b)\b/)
    expect(html).not.toContain('& ')
    expect(html).not.toContain('"1"')
    expect(shown(html).split(evil)).toHaveLength(4)
  })

  test('has its subject, its sender and the names of its files on one line each', () => {
    const split = ' un\r\nBcc: x\u2028deux\u0085\u0000trois '
    const joined = 'un Bcc: x deux trois'
    const file = { name: split, contentType: 'application/pdf', content: 'JVBERi0=' }
    expect(mail({ subject: split, attachments: [file] }, { ...SHOP, name: split })).toMatchObject({
      from: { name: joined },
      subject: joined,
      attachments: [{ ...file, name: joined }],
    })
  })

  test('has a subject of 200 characters at most', () => {
    expect(mail({ subject: 'x'.repeat(300) }).subject).toBe('x'.repeat(200))
  })

  test('goes to an address of 254 characters, and of no more', () => {
    const address = (length: number) => `${'a'.repeat(length - '@exemple.fr'.length)}@exemple.fr`
    expect(mail({ to: address(254) }).to).toHaveLength(254)
    expect(() => mail({ to: address(255) })).toThrow('This is not a mail address')
    expect(() => mail({}, { ...SHOP, mailFrom: address(255) })).toThrow('This is not a mail address')
  })

  test('is the same again where kind, address and key are: whatever else it says', () => {
    const { id } = mail()
    expect(id).toMatch(/^[\da-f]{64}$/)
    expect(mail({ subject: 'Autre', parts: ['Autre'] }).id).toBe(id)
    for (const other of [{ kind: 'other' }, { to: 'noe@exemple.fr' }, { key: ['2'] }, { key: ['1', ''] }])
      expect(mail(other).id).not.toBe(id)
  })
})

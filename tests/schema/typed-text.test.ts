import { describe, expect, test } from 'vitest'
import { typedCode, typedLine, typedText } from '../../schema/typed-text.ts'

describe('a typed text', () => {
  test.each([
    ['zero width', '\u200bLéa\u2060', 'Léa'],
    ['marks of direction', '\u202aLéa\u202c\u200f', 'Léa'],
    ['a byte order mark', '\ufeffLéa', 'Léa'],
    ['a variation selector', 'Léa\ufe0f', 'Léa'],
    ['control characters', 'L\u0000éa\u0007', 'Léa'],
    ['a soft hyphen', 'Lé\u00ada', 'Léa'],
    ['accents of their own', 'Le\u0301a', 'Léa'],
    ['tabs and spaces that do not break', '\tLéa\u00a0 \u202fMarie\u3000', 'Léa Marie'],
  ])('loses %s', (_, text, meant) => {
    expect(typedLine(text)).toBe(meant)
  })

  test('keeps joiners between letters and signs only', () => {
    const name = 'علی\u200cرضا'
    const family = '👨\u200d👩\u200d👧'
    expect(typedLine(`\u200c${name}\u200d`)).toBe(name)
    expect(typedLine(`${family}\u200d !`)).toBe(`${family} !`)
    expect(typedCode('BIEN\u200dVENUE')).toBe('BIENVENUE')
  })

  test('has its lines, or one', () => {
    expect(typedText(' Bonjour,\r\n\tmerci\u00a0!\r ')).toBe('Bonjour,\n merci !')
    expect(typedLine(' Bonjour,\r\n\tmerci\u00a0! ')).toBe('Bonjour, merci !')
  })

  test('has plain hyphens where machines compare it', () => {
    expect(typedCode('1234\u2011567')).toBe('1234-567')
  })
})

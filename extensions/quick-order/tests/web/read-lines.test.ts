import { describe, expect, test } from 'vitest'
import { readLines, readTextFile } from '../../web/read-lines.ts'

const lines = (text: string) => readLines(text).map(({ sku, qty }) => `${sku}|${qty}`)

describe('lines of a file', () => {
  test.each([
    ['the sample’s columns', 'sku,quantity\nA-1,2\nB-2,10\n'],
    ['semicolons and Windows line ends, as Excel writes them in France', 'Référence;Quantité\r\nA-1;2\r\nB-2;10\r\n'],
    ['a byte order mark', '\ufeffsku,quantity\r\nA-1,2\r\nB-2,10'],
    ['quotes', '"sku","quantity"\n"A-1","2"\n"B-2","10"'],
    ['line ends of old Macs', 'sku;quantity\rA-1;2\rB-2;10\r'],
    ['tabs, as a copied range has them', 'A-1\t2\nB-2\t10'],
    ['no heading, blank lines and spaces', '\n  A-1 ; 2 \n\n;\nB-2;10\n'],
    ['the separator that Excel names', 'sep=;\r\nRéférence;Quantité\r\nA-1;2\r\nB-2;10\r\n'],
    ['a byte order mark before that', '\ufeffsep=,\nA-1,2\nB-2,10\n'],
    ['a description between', 'A-1;Os à mâcher;2\nB-2;Croquettes, 5 kg;10'],
    ['a description and headings', 'Désignation;Référence produit;Prix;Qté\nOs;A-1;3,50;2\nCroquettes;B-2;29,90;10'],
    ['other headings', 'Réf. article;Quantité\nA-1;2\nB-2;10'],
    ['a carton beside it', 'Réf.;Carton;Quantité commandée\nA-1;par 6;2\nB-2;6 x 400 g;10'],
    ['further columns', 'sku,quantity,note\nA-1,2,urgent\nB-2,10,\n'],
  ])('are read with %s', (_, text) => {
    expect(lines(text)).toEqual(['A-1|2', 'B-2|10'])
  })

  test('may hold separators, quotes and line ends in quotes', () => {
    expect(lines('sku,quantity\n"A,1",2\n"B ""2""",3\n"C\n3",4')).toEqual(['A,1|2', 'B "2"|3', 'C\n3|4'])
  })

  test('keep what is wrong with them, to be corrected', () => {
    expect(lines('sku,quantity\n,2\nA-1,beaucoup\nA-2,-1\nA-3,"2,5"')).toEqual([
      '|2',
      'A-1|beaucoup',
      'A-2|-1',
      'A-3|2,5',
    ])
  })

  test('never order the size of a carton', () => {
    expect(lines('Réf. article;Conditionnement\nA-1;6\nB-2;par 6')).toEqual(['A-1|1', 'B-2|1'])
    // Without headings it is shown at its line, to be corrected.
    expect(lines('A-1;par 6\nB-2;6 x 400 g')).toEqual(['A-1|par 6', 'B-2|6 x 400 g'])
    expect(lines('A-1 par 6\nB-2 6 x 400 g')).toEqual(['A-1 par 6|1', 'B-2 6 x 400 g|1'])
  })

  test('ask for one piece where no quantity stands', () => {
    expect(lines('sku,quantity\nA-1,\nA-2')).toEqual(['A-1|1', 'A-2|1'])
  })
})

describe('lines that were pasted', () => {
  test('are a reference each, with an optional number behind it', () => {
    expect(lines('A-1 2\nB-2 x 10\nC-3 × 4\nD-4\nSAC 15KG\nFOIN 2,5\nFOIN 0.5')).toEqual([
      'A-1|2',
      'B-2|10',
      'C-3|4',
      'D-4|1',
      'SAC 15KG|1',
      'FOIN|2,5',
      'FOIN|0.5',
    ])
  })

  test('may begin with a decimal quantity', () => {
    expect(lines('FOIN 1,5\nA-1 2')).toEqual(['FOIN|1,5', 'A-1|2'])
  })

  test('may be none', () => {
    expect(lines(' \n\n')).toEqual([])
  })
})

describe('a file’s text', () => {
  const text = 'Référence;Quantité'
  test('is read in the encodings that spreadsheets write', async () => {
    const latin = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(text, (sign) => sign.charCodeAt(0)).buffer),
    ])
    expect(await readTextFile(new Blob([text]))).toBe(text)
    expect(await readTextFile(new Blob([latin]))).toBe(text)
    expect(await readTextFile(new Blob([utf16]))).toBe(text)
    expect(await readTextFile(new Blob([utf16.map((_, index) => utf16[index ^ 1] ?? 0)]))).toBe(text)
  })
})

import { inflateSync } from 'node:zlib'

/** An element of the logical structure with what is in it: `['P']`, `['TR', ['TH'], ['TD']]`. */
export type Structure = [name: string, ...children: Structure[]]

/** The structure and text of a PDF; it reads only what pdfkit writes. */
export function readPdf(file: Buffer) {
  const text = file.toString('latin1')
  const objects = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  )
  const object = (id: string | undefined) => objects.get(id ?? '') ?? ''
  const find = (pattern: RegExp) => [...objects.values()].filter((body) => pattern.test(body))
  const [catalog = ''] = find(/\/Type \/Catalog/)
  const reference = (body: string, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1]

  function kids(body: string): string[] {
    const [, list = ''] = /\/K \[([^]*?)\]\n?(?=\/|>>$)/.exec(body) ?? []
    return [...list.replace(/<<[^]*?>>/g, '').matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id)
  }
  function structure(id: string): Structure {
    const body = object(id)
    const [, name = ''] = /\/S \/(\w+)/.exec(body) ?? []
    const [, scope] = /\/Scope \/(\w+)/.exec(body) ?? []
    return [scope ? `${name} ${scope}` : name, ...kids(body).map(structure)]
  }

  return {
    catalog,
    object,
    reference,
    pages: find(/\/Type \/Page\n/),
    tree: kids(object(reference(catalog, 'StructTreeRoot'))).map(structure),
    /** The content of its pages. */
    contents: find(/\/Filter \/FlateDecode[^]*stream\n/).flatMap((body) => {
      const content = inflated(body)
      return /\bBT\b/.test(content) ? [content] : []
    }),
    /** The letters of a font by their codes, by its name in a content stream. */
    fonts: new Map(
      find(/\/Font <</).flatMap((body) =>
        [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]): [string, string[]] => {
          const map = inflated(object(reference(object(id), 'ToUnicode')))
          const codes = /beginbfrange\n[^[]*\[([^\]]*)\]/.exec(map)?.[1] ?? ''
          return [name, [...codes.matchAll(/<([^>]*)>/g)].map(([, letter = '']) => fromHex(letter))]
        }),
      ),
    ),
  }
}

/** The text of each line that is drawn, in that order. */
export function linesOf({ contents, fonts }: ReturnType<typeof readPdf>): string[] {
  return contents.flatMap((content) => {
    let letters: readonly string[] = []
    return content.split('\n').flatMap((line) => {
      const [, name] = /^\/(F\d+) [\d.]+ Tf$/.exec(line) ?? []
      if (name) letters = fonts.get(name) ?? []
      if (!/\bTJ$/.test(line)) return []
      const codes = [...line.matchAll(/<([\da-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      return codes.map((code) => letters[parseInt(code, 16)] ?? '').join('')
    })
  })
}

function fromHex(hex: string): string {
  return String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => parseInt(code, 16)))
}

function inflated(body: string): string {
  const stream = body.slice(body.indexOf('stream\n') + 7, body.lastIndexOf('\nendstream'))
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

/** Operators that show text or draw lines outside every mark of a content stream. */
export function unmarked(content: string): string[] {
  let depth = 0
  return content.split('\n').filter((line) => {
    if (/\b(BDC|BMC)$/.test(line)) depth++
    else if (/^EMC$/.test(line)) depth--
    return depth === 0 && /(\bT[jJ]|^S)$/.test(line)
  })
}

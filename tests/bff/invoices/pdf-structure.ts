import { inflateSync } from 'node:zlib'

/** An element of the logical structure with what is in it: `['P']`, `['TR', ['TH'], ['TD']]`. */
export type Structure = [name: string, ...children: Structure[]]

/** What a reader of a PDF finds; only as much of the format as pdfkit writes. */
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
    /** What is drawn on its pages. */
    contents: find(/\/Filter \/FlateDecode[^]*stream\n/).flatMap((body) => {
      const stream = body.slice(body.indexOf('stream\n') + 7, body.lastIndexOf('\nendstream'))
      try {
        const content = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
        return /\bBT\b/.test(content) ? [content] : []
      } catch {
        return []
      }
    }),
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

/** Characters of a PDF text in WinAnsi, escaped; whatever it lacks becomes a question mark. */
const pdfText = (text: string): string =>
  [...text.replaceAll('’', "'").replaceAll('–', '-')]
    .map((character) => {
      const code = character.codePointAt(0) ?? 63
      if ('()\\'.includes(character)) return `\\${character}`
      if (code >= 32 && code < 127) return character
      return code >= 160 && code < 256 ? `\\${code.toString(8)}` : '?'
    })
    .join('')

/** A one-page PDF with a title and lines below it. */
const pdf = (title: string, lines: string[]): Buffer => {
  const text = [
    `/F1 20 Tf 60 760 Td (${pdfText(title)}) Tj /F1 12 Tf`,
    ...lines.map((line) => `0 -24 Td (${pdfText(line)}) Tj`),
  ]
  const content = `BT ${text.join('\n')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

const frameBytes = 417
const silentFrames = 115

/** Three seconds of silence: MPEG-1 layer III frames of 128 kbit/s at 44.1 kHz with nothing in them. */
const silence = (): Buffer => {
  const frame = Buffer.alloc(frameBytes)
  frame.writeUInt32BE(0xff_fb_90_00)
  return Buffer.concat(Array.from({ length: silentFrames }, () => frame))
}

export type DownloadFile = { name: string; contentType: string; body: Buffer }

/** What a link leads to: made on the spot, since the demo range has no real guides. */
export const downloadFile = (title: string, product: string): DownloadFile => {
  const audio = /\bMP3\b/.test(title)
  const name = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\([^)]*\)/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return audio
    ? { name: `${name}.mp3`, contentType: 'audio/mpeg', body: silence() }
    : {
        name: `${name}.pdf`,
        contentType: 'application/pdf',
        body: pdf(product, [title, 'Fichier de démonstration de la boutique Musette.']),
      }
}

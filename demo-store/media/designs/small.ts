import { circle, lighten, line, linear, mix, path } from '../svg.ts'
import type { PictureLook } from '../../seed/pictures.ts'

/** A piece of cloth, as swatch. 100 × 100. */
export function swatch({ colours: [main] }: PictureLook): string {
  const fall = linear(
    [0, 0, 1, 1],
    [
      [0, lighten(main, 0.28)],
      [0.5, main],
      [1, mix(main, '#17211c', 0.18)],
    ],
  )
  const weave = Array.from({ length: 26 }, (_, i) => `M${-100 + i * 8} 0L${i * 8} 100`).join('')
  return `<defs>${fall.def}</defs><rect width="100" height="100" fill="${fall.ref}"/>${line(weave, '#ffffff', 1.2, 'opacity="0.16"')}`
}

const card = (main: string, accent: string): string =>
  `<rect x="20" y="20" width="280" height="160" rx="18" fill="${main}"/><rect x="20" y="58" width="280" height="30" fill="#17211c" opacity="0.75"/><rect x="44" y="112" width="52" height="38" rx="7" fill="${accent}"/>${line('M44 131H96M70 112V150', mix(accent, '#17211c', 0.4), 3)}${line('M180 140H276', '#ffffff', 9, 'opacity="0.7"')}`

/** Signs for payment and delivery. 320 × 200. */
const symbols: Record<string, (main: string, accent: string) => string> = {
  card,
  wallet: (main, accent) =>
    path(
      'M40 60C40 44 52 34 66 34H250C262 34 268 44 268 56V64H284C294 64 300 70 300 80V160C300 170 294 176 284 176H60C48 176 40 168 40 156Z',
      main,
    ) +
    `<rect x="222" y="100" width="84" height="44" rx="20" fill="${accent}"/>` +
    circle(246, 122, 9, '#ffffff') +
    line('M58 62H262', '#ffffff', 6, 'opacity="0.45"'),
  transfer: (main, accent) =>
    path('M40 84L160 28L280 84V96H40Z', main) +
    [70, 124, 178, 232].map((x) => `<rect x="${x}" y="104" width="22" height="50" fill="${main}"/>`).join('') +
    `<rect x="40" y="158" width="240" height="18" rx="4" fill="${main}"/>` +
    circle(160, 70, 14, accent),
  relay: (main, accent) =>
    path(
      'M60 90L80 36H240L260 90C260 108 234 114 226 96C218 116 186 116 180 96C174 116 146 116 140 96C134 116 102 116 94 96C86 114 60 108 60 90Z',
      accent,
    ) +
    path('M76 108V172H244V108', 'none', `stroke="${main}" stroke-width="12" stroke-linejoin="round"`) +
    path(
      'M160 176C134 146 130 136 130 126C130 108 144 98 160 98C176 98 190 108 190 126C190 136 186 146 160 176Z',
      main,
    ) +
    circle(160, 126, 12, '#ffffff'),
  home: (main, accent) =>
    path('M60 104L160 30L260 104H232V172H88V104Z', main) +
    `<rect x="138" y="116" width="44" height="56" rx="5" fill="${accent}"/>` +
    line('M48 110L160 28L272 110', mix(main, '#17211c', 0.3), 10),
  cold: (main, accent) =>
    `<rect x="26" y="46" width="178" height="104" rx="12" fill="${main}"/>` +
    path('M210 76H256L294 112V150H210Z', accent) +
    path('M226 88H252L274 110H226Z', '#ffffff', 'opacity="0.8"') +
    circle(84, 156, 22, '#2b2f2e') +
    circle(84, 156, 9, '#ffffff') +
    circle(246, 156, 22, '#2b2f2e') +
    circle(246, 156, 9, '#ffffff') +
    line('M115 66V130M87 82L143 114M143 82L87 114M115 66l-9 9M115 66l9 9M115 130l-9 -9M115 130l9 -9', '#ffffff', 5),
}

/** A sign on a transparent ground. 320 × 200. */
export const icon = ({ colours: [main, accent], symbol = 'card' }: PictureLook): string =>
  (symbols[symbol] ?? card)(main, accent)

import { brightness, circle, darken, ellipse, lighten, line, path, place } from '../svg.ts'
import type { Species } from '../../seed/pictures.ts'

/** Whole animals facing right; their feet stand on y = 0. */

/** A sitting dog, about 360 units high. */
export function sittingDog(coat: string, collar: string): string {
  const dark = darken(coat, 0.28)
  return (
    line('M-92 -18C-140 -22 -172 -62 -160 -112', coat, 26) +
    path(
      'M64 -268C20 -240 -40 -180 -70 -110C-100 -80 -116 -40 -104 0H62L72 -110L74 0H118C118 -14 106 -20 98 -22L106 -170C118 -200 116 -240 110 -262Z',
      coat,
    ) +
    path(
      'M72 -110L58 -30C56 -16 40 0 62 0L74 0L86 -30C90 -70 96 -120 96 -180C92 -150 82 -120 72 -110Z',
      dark,
      'opacity="0.35"',
    ) +
    path(
      'M-20 -98C-64 -98 -104 -58 -104 -10C-104 -4 -104 0 -104 0H-8C12 0 20 -10 10 -20C0 -26 -12 -24 -20 -22C-2 -44 4 -86 -20 -98Z',
      dark,
      'opacity="0.22"',
    ) +
    path('M108 -236C118 -200 112 -160 100 -130C92 -160 92 -200 96 -232Z', lighten(coat, 0.6), 'opacity="0.7"') +
    path('M52 -262L114 -248L110 -226C90 -222 66 -228 46 -242Z', collar) +
    circle(100, -218, 10, '#d9b25a') +
    path(
      'M52 -300C50 -345 96 -362 124 -342C136 -332 146 -322 152 -314L186 -302C200 -296 198 -272 186 -268C160 -258 140 -256 124 -252C96 -244 60 -250 52 -300Z',
      coat,
    ) +
    path(
      'M152 -314L186 -302C200 -296 198 -272 186 -268C166 -262 150 -260 140 -258C132 -276 136 -300 152 -314Z',
      lighten(coat, 0.5),
      'opacity="0.75"',
    ) +
    path('M64 -342C36 -344 18 -300 24 -262C28 -238 54 -240 62 -262C72 -290 84 -322 64 -342Z', dark) +
    circle(128, -309, 6.5, '#2b2320') +
    circle(130, -311, 2, '#ffffff') +
    ellipse(189, -296, 11, 9, '#2b2320') +
    line('M186 -277C172 -272 160 -274 150 -280', '#2b2320', 3.6)
  )
}

/** A standing dog, about 340 units high and 460 wide. */
export function standingDog(coat: string, collar: string): string {
  const dark = darken(coat, 0.28)
  return (
    line('M-152 -198C-190 -206 -222 -246 -216 -288', coat, 24) +
    path('M120 -150L148 -96L146 -14C152 -6 164 0 180 0H190C190 -14 182 -20 176 -22L178 -100L170 -190Z', dark) +
    path(
      'M-120 -150L-70 -96C-62 -70 -66 -40 -66 -14L-62 0H-28C-28 -14 -38 -18 -42 -22C-40 -60 -40 -90 -50 -120Z',
      dark,
    ) +
    path(
      'M-150 -210C-90 -228 40 -216 92 -226C104 -262 118 -290 142 -306C150 -334 198 -338 216 -314L264 -298C276 -290 272 -268 260 -264C238 -256 216 -256 202 -254C192 -220 184 -180 160 -150L150 -90L150 -22C156 -18 164 -14 164 0H116L112 -90L94 -132C40 -112 -40 -114 -84 -138C-104 -110 -104 -60 -94 -22C-88 -18 -82 -14 -82 0H-126L-136 -60C-152 -90 -160 -130 -164 -160C-172 -184 -170 -204 -150 -210Z',
      coat,
    ) +
    path(
      'M216 -314L264 -298C276 -290 272 -268 260 -264C244 -258 230 -257 220 -256C208 -274 208 -298 216 -314Z',
      lighten(coat, 0.5),
      'opacity="0.75"',
    ) +
    path('M110 -268L196 -250L190 -228C160 -226 128 -234 100 -246Z', collar) +
    path('M160 -328C136 -328 122 -292 130 -260C138 -246 156 -254 164 -274C172 -296 176 -320 160 -328Z', dark) +
    circle(204, -304, 6, '#2b2320') +
    circle(206, -306, 2, '#ffffff') +
    ellipse(266, -290, 10, 8.5, '#2b2320') +
    line('M262 -273C248 -268 236 -270 228 -276', '#2b2320', 3.4)
  )
}

/** A sitting cat seen from the front, about 320 units high. */
export function sittingCat(coat: string, collar: string): string {
  const dark = darken(coat, 0.26)
  return (
    line('M60 -22C120 -8 150 -60 128 -112C122 -130 132 -146 144 -148', coat, 24) +
    line('M132 -128C130 -140 136 -146 144 -148', dark, 24) +
    path('M-70 0C-112 -60 -66 -150 -40 -196H46C72 -150 116 -60 74 0Z', coat) +
    path('M-30 -186C-36 -130 -24 -90 2 -84C28 -90 42 -130 36 -186Z', lighten(coat, 0.62), 'opacity="0.85"') +
    path(
      'M-34 -100C-40 -60 -40 -30 -42 -8C-42 4 -2 4 -4 -8C-4 -40 0 -70 2 -96C4 -70 8 -40 8 -8C6 4 46 4 46 -8C44 -30 44 -60 38 -100',
      'none',
      `stroke="${dark}" stroke-width="4" opacity="0.5" stroke-linecap="round"`,
    ) +
    path(
      'M-62 -30C-92 -30 -92 0 -70 0H-36C-42 -20 -50 -30 -62 -30ZM66 -30C96 -30 96 0 74 0H40C46 -20 54 -30 66 -30Z',
      dark,
      'opacity="0.25"',
    ) +
    path('M-44 -196C-20 -178 26 -178 50 -196L46 -176C24 -162 -18 -162 -40 -176Z', collar) +
    circle(3, -166, 9, '#d9b25a') +
    place(head('cat', coat, brightness(coat) < 0.35 ? '#e9c46a' : '#3a2f2a'), 3, -250, 1.72) +
    line('M-14 -312L-10 -288M3 -316V-290M20 -312L16 -288', dark, 7, 'opacity="0.6"') +
    ellipse(3, -226, 20, 13, lighten(coat, 0.6), 'opacity="0.35"')
  )
}

/** A standing horse, about 520 units high and 600 wide. */
export function standingHorse(coat: string, mane: string): string {
  const dark = darken(coat, 0.3)
  const hoof = '#3a302a'
  return (
    path('M-196 -296C-262 -276 -276 -160 -246 -70C-226 -120 -212 -190 -184 -240Z', mane) +
    path('M142 -186L182 -100L176 -22H206L212 -100L196 -210Z', dark) +
    path('M176 -22H206L212 0H172Z', hoof) +
    path('M-150 -186L-104 -104L-96 -22H-66L-78 -108L-92 -186Z', dark) +
    path('M-96 -22H-66L-60 0H-100Z', hoof) +
    path(
      'M-190 -300C-120 -334 40 -308 108 -312C130 -380 168 -446 214 -488L224 -524L242 -492C264 -476 304 -420 322 -392C332 -374 318 -350 296 -354C280 -356 264 -372 246 -386C228 -350 208 -290 192 -240C184 -200 172 -182 152 -170L144 -96L148 -22H116L110 -96L90 -164C20 -148 -60 -148 -112 -170C-122 -146 -146 -128 -144 -96L-132 -22H-164L-178 -92C-192 -120 -200 -150 -204 -190C-226 -230 -224 -284 -190 -300Z',
      coat,
    ) +
    path('M116 -22H148L154 0H112ZM-164 -22H-132L-126 0H-168Z', hoof) +
    path('M108 -312C60 -300 20 -260 30 -200C60 -240 90 -280 108 -312Z', dark, 'opacity="0.18"') +
    path('M-190 -300C-224 -284 -226 -230 -204 -190C-170 -200 -140 -240 -146 -290Z', dark, 'opacity="0.18"') +
    path('M112 -300C120 -380 164 -450 216 -490L226 -500C170 -500 96 -420 78 -314C88 -308 100 -302 112 -300Z', mane) +
    path('M222 -508C240 -500 256 -478 250 -452C238 -462 228 -480 222 -508Z', mane) +
    path(
      'M284 -430C306 -400 326 -388 322 -372C316 -352 296 -350 284 -358C276 -380 278 -410 284 -430Z',
      darken(coat, 0.45),
      'opacity="0.4"',
    ) +
    circle(256, -438, 7, '#221b17') +
    circle(258, -440, 2, '#ffffff') +
    ellipse(309, -379, 5, 4, '#221b17') +
    line('M300 -358C308 -362 314 -362 319 -366', '#221b17', 3) +
    line('M244 -388C240 -402 240 -416 244 -428', dark, 4, 'opacity="0.5"')
  )
}

/** Heads for labels, about 100 units high around (0, 0): shape in one colour, features in the other. */
const heads: Record<Species, (shape: string, features: string) => string> = {
  dog: (shape, features) =>
    path(
      'M-25 -22C-24 -44 24 -44 25 -22C29 -6 27 8 21 18C17 34 9 43 0 43C-9 43 -17 34 -21 18C-27 8 -29 -6 -25 -22Z',
      shape,
    ) +
    path(
      'M-22 -36C-38 -42 -50 -22 -49 2C-48 20 -38 25 -31 14C-27 6 -30 -10 -20 -24C-17 -29 -17 -34 -22 -36Z',
      shape,
      `stroke="${features}" stroke-width="3"`,
    ) +
    path(
      'M22 -36C38 -42 50 -22 49 2C48 20 38 25 31 14C27 6 30 -10 20 -24C17 -29 17 -34 22 -36Z',
      shape,
      `stroke="${features}" stroke-width="3"`,
    ) +
    circle(-10.5, -6, 3.8, features) +
    circle(10.5, -6, 3.8, features) +
    path('M-9 13C-9 8 9 8 9 13C9 19 3 22 0 23C-3 22 -9 19 -9 13Z', features) +
    line('M0 23V29C-3 34 -9 34 -11 31M0 29C3 34 9 34 11 31', features, 2.6),
  cat: (shape, features) =>
    path(
      'M-37 -44C-36 -48 -32 -48 -29 -46L-13 -31C-5 -34 5 -34 13 -31L29 -46C32 -48 36 -48 37 -44C40 -26 42 -10 40 2C37 26 18 40 0 40C-18 40 -37 26 -40 2C-42 -10 -40 -26 -37 -44Z',
      shape,
    ) +
    path(
      'M-31 -36L-19 -25C-25 -22 -29 -17 -31 -12C-33 -20 -33 -29 -31 -36ZM31 -36L19 -25C25 -22 29 -17 31 -12C33 -20 33 -29 31 -36Z',
      features,
      'opacity="0.28"',
    ) +
    path('M-24 1C-20 -8 -11 -8 -7 1C-11 7 -20 7 -24 1ZM24 1C20 -8 11 -8 7 1C11 7 20 7 24 1Z', features) +
    path('M-5 14H5C6 17 2 20 0 21C-2 20 -6 17 -5 14Z', features) +
    line('M0 21V24C-2 28 -7 28 -9 26M0 24C2 28 7 28 9 26', features, 2.4) +
    line('M-18 17L-44 12M-18 22L-43 25M18 17L44 12M18 22L43 25', features, 1.8),
  horse: (shape, features) =>
    path(
      'M12 -50C18 -44 19 -37 18 -31C34 -22 44 4 46 46H2C5 31 1 20 -7 15C-13 22 -23 33 -33 34C-43 35 -48 27 -44 18C-35 4 -26 -19 -8 -31C-3 -36 5 -43 12 -50Z',
      shape,
    ) +
    path(
      'M18 -31C34 -22 44 4 46 46H30C33 16 27 -8 14 -22C10 -27 3 -30 -3 -31C4 -36 13 -36 18 -31Z',
      features,
      'opacity="0.34"',
    ) +
    circle(-8, -11, 3.6, features) +
    line('M-37 20C-35 18 -33 19 -33 21', features, 2.6) +
    line('M-40 28C-35 29 -31 26 -28 23', features, 2.2) +
    line('M-7 15C-3 11 0 5 0 -2', features, 2.2, 'opacity="0.55"'),
}

export const head = (species: Species, shape: string, features: string): string => heads[species](shape, features)

/** The house mark: a shoot growing out of a bowl. About 60 units around (0, 0). */
export const houseMark = (colour: string): string =>
  path('M-30 2H30C32 2 33 4 32.500 6C30 20 20 30 9 31H-9C-20 30 -30 20 -32.500 6C-33 4 -32 2 -30 2Z', colour) +
  line('M0 -2C0 -10 0 -16 0 -20', colour, 3.6) +
  path('M0 -14C-4 -28 -18 -32 -27 -29C-25 -19 -14 -10 0 -14ZM0 -19C2 -33 14 -40 25 -38C25 -27 15 -17 0 -19Z', colour)

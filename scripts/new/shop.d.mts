/** The files of a new shop, by their path in its folder. */
export function shopFiles(
  name: string,
  shop: { musette: string; overrides: Readonly<Record<string, string>>; types: string },
): Record<'theme.css' | 'package.json' | 'musette.config.ts', string> & Record<string, string>

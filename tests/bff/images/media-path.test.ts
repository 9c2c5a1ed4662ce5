import { describe, expect, test } from 'vitest'
import { encodeMediaPath, parseMediaPath } from '../../../bff/images/media-path.ts'

describe('a media path', () => {
  test.each([
    'catalog/product/cache/0123456789abcdef/c/h/chien_1.jpg',
    'wysiwyg/banni%C3%A8re%20%C3%A9t%C3%A9.png',
    '.renditions/wysiwyg/photo.jpg',
    'a..b/...jpg',
    'question%3F%23.png',
  ])('comes out as it went in: %s', (path) => {
    expect(encodeMediaPath(parseMediaPath(path))).toBe(path)
  })

  test.each([
    '',
    '/etc/passwd',
    '../app/etc/env.php',
    'catalog/../../app/etc/env.php',
    'catalog/%2e%2e/%2e%2e/env.php',
    'catalog/.%2E/env.php',
    'catalog/./chien.jpg',
    '..%2f..%2fenv.php',
    '..%5c..%5cenv.php',
    'catalog\\..\\env.php',
    '%252e%252e/env.php',
    'catalog%252fchien.jpg',
    'http://evil.example/chien.jpg',
    '/evil.example/chien.jpg',
    'catalog//chien.jpg',
    'catalog/',
    'chien.jpg%00.png',
    'chien%0d%0aHost:%20evil.example',
    '%E0%A4%A',
    '%c0%ae%c0%ae/env.php',
    'a/'.repeat(300) + 'b.jpg',
  ])('cannot lead out of the media root: %s', (path) => {
    expect(() => parseMediaPath(path)).toThrow(expect.objectContaining({ statusCode: 400 }))
  })
})

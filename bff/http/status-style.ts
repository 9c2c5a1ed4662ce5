/** Path of the style sheet of status pages, below the base path. The content security policy allows no inline style. */
export const STATUS_STYLE_PATH = '/status-page.css'

/** Served by the bff itself, because these pages must work without the client's build. */
export const STATUS_STYLE = `
@media screen and (prefers-color-scheme: dark) {
  :where(:root:not([data-scheme='light'])) {
    color-scheme: dark;
    --color-primary: #8fd3ac;
    --color-on-primary: #0c2015;
    --color-text: #e6e4dd;
    --color-muted: #a9afa9;
    --color-surface: #151a18;
    --color-border: #363e3a;
  }
}

body {
  margin: 0;
  color: var(--color-text, #333);
  font: 1.0625rem/1.6 var(--font-body, system-ui, sans-serif);
  background: var(--color-surface, #f7f8f5);
}

header,
main {
  max-width: 40rem;
  margin: 0 auto;
  padding: 1.5rem;
}

.logo {
  display: inline-flex;
  gap: 0.75rem;
  align-items: center;
  color: var(--color-primary, #2f7d4f);
  font-size: 1.5rem;
  font-weight: 700;
  text-decoration: none;
}

.leaf {
  fill: var(--color-surface, #f7f8f5);
}

/* A site's own mark has no size. */
.logo svg {
  width: 48px;
  height: 48px;
}

h1,
.lead {
  margin: 1rem 0;
  font-size: clamp(1.5rem, 5vw, 2.25rem);
  font-weight: 700;
  line-height: 1.2;
}

a {
  color: var(--color-primary, #2f7d4f);
}

.actions {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
}

.button {
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  box-sizing: border-box;
  padding: 0.5rem 1.25rem;
  border: 1px solid var(--color-primary, #2f7d4f);
  border-radius: var(--radius-control, 8px);
  color: var(--color-primary, #2f7d4f);
  font: inherit;
  font-weight: 600;
  background: none;
  text-decoration: none;
  cursor: pointer;
}

a.button {
  color: var(--color-on-primary, #fff);
  background: var(--color-primary, #2f7d4f);
}

[hidden] {
  display: none;
}

.english {
  margin-top: 2rem;
  padding-top: 1rem;
  border-top: 1px solid var(--color-border, #ddd);
  color: var(--color-muted, #595959);
  font-size: 0.875rem;
}

.english h1 {
  font-size: 1rem;
}
`

type Crumb = { name: string; path: string }

/** From the top down to the page itself, which the store may have left out. */
export function breadcrumbTrail({ name, path, breadcrumb }: Crumb & { breadcrumb: readonly Crumb[] }): Crumb[] {
  return [...breadcrumb.filter((crumb) => crumb.path !== path), { name, path }]
}

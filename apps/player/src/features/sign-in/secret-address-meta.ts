/** Meta tags of a page whose URL contains a secret: no referrer, and no indexing. */
export function secretAddressMeta(appName: string | undefined) {
  return [
    { title: appName ?? '' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

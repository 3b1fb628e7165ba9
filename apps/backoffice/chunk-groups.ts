/**
 * What stands around every screen is one file; what several screens share is another. Without these there would be a
 * hundred, most of them smaller than what asking for them costs.
 */
export const chunkGroups = [
  {
    name: 'base',
    test: /[/\\](?:react|react-dom|scheduler|react-router|@tanstack|icu-minify)[/\\]|[/\\]backoffice[/\\]src[/\\]shell[/\\]|[/\\](?:ui|client|money)[/\\]/,
    priority: 2,
  },
  { name: 'shared', minShareCount: 3, priority: 1 },
]

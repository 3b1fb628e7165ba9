/** Query key of packages: a change invalidates it. */
export const PACKAGES = ['authorities', 'packages']

/** Query key of statements of levies: a change invalidates it. */
export const STATEMENTS = ['authorities', 'statements']

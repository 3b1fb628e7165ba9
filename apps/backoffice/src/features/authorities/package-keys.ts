/** Query key of packages: a change invalidates it. */
export const PACKAGES = ['authorities', 'packages']

/** The same of statements of levies. */
export const STATEMENTS = ['authorities', 'statements']

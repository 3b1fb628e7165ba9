/** Under what packages are kept that were read: whoever changes one has them read again. */
export const PACKAGES = ['authorities', 'packages']

/** The same of statements of levies. */
export const STATEMENTS = ['authorities', 'statements']

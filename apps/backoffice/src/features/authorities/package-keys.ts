/** Under what packages are kept that were read: whoever changes one has them read again. */
export const PACKAGES = ['authorities', 'packages']

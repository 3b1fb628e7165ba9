/**
 * Whether the site may depend on internals of its packages. `PACKAGE_INTERNALS=unused` at the build and at the start of
 * the process builds a site that uses only their documented interfaces: larger and painted later (README.md), otherwise
 * the same.
 */
export const usesPackageInternals = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env['PACKAGE_INTERNALS'] !== 'unused'

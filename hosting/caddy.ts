/**
 * The Caddy configuration (2.6 or newer). It contains only site blocks, to be imported from `/etc/caddy/Caddyfile`.
 * Caddy gets and renews the certificate itself unless the settings specify one.
 */

import { type BuiltAddress, type BuiltSite, extensionOf, mediaTypes, usualHeaders } from './built-site.ts';
import { CONTACT_PATH, HEALTH_PATH } from './endpoints.ts';
import { cacheControlFor, HASHED_ASSETS_PREFIX, type Headers, mediaTypeOf, plainAnswerHeaders } from './headers.ts';
import { type HostSettings, httpsOrigin } from './settings.ts';
import { HIDDEN_PATH, ODD_PATH, spellingsOf } from './spellings.ts';

/** A header for files at certain paths. */
type Rule = { name: string; value: string; paths: readonly string[] };

/** Returns the configuration. Throws if a header contains characters that Caddy would expand. */
export function caddyConfiguration(site: BuiltSite, settings: HostSettings): string {
  const { domain, siteDir, previousDir, httpPort, upstream, certificate } = settings;
  const pages = site.addresses.filter(({ isDocument }) => isDocument);
  const usual = usualHeaders();
  const plain = plainAnswerHeaders({ isHttps: true });
  const httpAddress = `http://${domain}${httpPort === 80 ? '' : `:${httpPort}`}`;

  const usualLines = (indent: number) => lines(usual, indent);
  const types: Rule[] = [...mediaTypes(site, mediaTypeOf)].map(([extension, type]) => ({
    name: 'Content-Type',
    value: type,
    paths: [`*.${extension}`],
  }));
  /** Headers by file, after the path has been rewritten to the file name. Later rules override earlier ones. */
  const rules: Rule[] = [
    { name: 'Cache-Control', value: cacheControlFor('/'), paths: ['*'] },
    { name: 'Cache-Control', value: cacheControlFor(HASHED_ASSETS_PREFIX), paths: [`${HASHED_ASSETS_PREFIX}*`] },
    ...types,
    ...site.addresses.flatMap(ownHeaders),
    ...policies(site),
  ];

  return `# Written by the build from hosting/. A change here is lost.
${httpAddress} {
  header -Server
  redir ${httpsOrigin(settings)}{uri} 308
}

${httpsOrigin(settings)} {
${certificate === null ? '' : `  tls "${certificate.file}" "${certificate.key}"\n`}  root * "${siteDir}"
  header -Server

  # The path as requested, without the query, and the query with its question mark.
  map {http.request.orig_uri} {site_path} {site_query} {
    "~^([^?]*)(\\?.+)$" "\${1}" "\${2}"
    "~^([^?]*)" "\${1}" ""
  }
  # The one address of a page, whatever its spelling, and its file; for what is no page, nothing and the path itself.
  map {http.request.orig_uri.path} {site_page} {site_file} {
${pages.map(({ path, file }) => `    ${quote(decodeURIComponent(path))} ${quote(path)} ${quote(`/${file}`)}`).join('\n')}
${pages.map(({ path, file }) => `    "~(?i)${spellingsOf(decodeURIComponent(path))}" ${quote(path)} ${quote(`/${file}`)}`).join('\n')}
${[...site.moved].map(([from, to]) => `    ${quote(from)} ${quote(to)} ${quote(to)}`).join('\n')}
    default "" {http.request.orig_uri.path}
  }
  map {site_path} {site_is_odd} {
    "~(?i)${ODD_PATH}" yes
    default no
  }

  # The contact form and the health of the site's own server, which sends all headers itself.
  @own path ${CONTACT_PATH} ${HEALTH_PATH}
  handle @own {
    # Caddy overwrites X-Forwarded-For and X-Forwarded-Proto: what the visitor says about himself is not believed.
    reverse_proxy ${upstream} {
      # A message isn't sent again if the server closes an idle connection at that moment.
      transport http {
        keepalive off
      }
    }
  }

  handle {
    route {
${usualLines(6)}
      @other_method not method GET HEAD
      error @other_method "Method not allowed" 405
      @moved expression \`{site_page} != "" && {site_page} != {site_path}\`
      handle @moved {
${lines(plain, 8)}
        redir * {site_page}{site_query} 308
      }
      @odd expression \`{site_is_odd} == "yes"\`
      error @odd "Not found" 404
      @hidden {
        path_regexp ${HIDDEN_PATH}
        not path_regexp ^/\\.well-known/[^./][^/]*$
      }
      error @hidden "Not found" 404
      @not_found_page path /${site.notFound.file}
      error @not_found_page "Not found" 404
      rewrite * {site_file}
      @previous {
        not file
        file {
          root "${previousDir}"
        }
      }
      root @previous "${previousDir}"
${rules
  .map(
    ({ name, value, paths }, index) =>
      `      @rule${index} path ${paths.join(' ')}\n      header @rule${index} ${name} ${quote(value)}`,
  )
  .join('\n')}
      file_server {
        precompressed br gzip
      }
    }
  }

  handle_errors {
    header -Server
${usualLines(4)}
    @missing expression \`{http.error.status_code} == 404\`
    handle @missing {
      header Content-Type ${quote(site.notFound.headers['Content-Type'] ?? '')}
      header Content-Security-Policy ${quote(site.notFound.headers['Content-Security-Policy'] ?? '')}
      header Cache-Control no-cache
      rewrite * /${site.notFound.file}
      file_server {
        precompressed br gzip
      }
    }
    handle {
${lines(plain, 6)}
      @wrong_method expression \`{http.error.status_code} == 405\`
      header @wrong_method Allow "GET, HEAD"
      respond "This request cannot be answered."
    }
  }
}
`;
}

/** Headers of individual files that differ from those of their folder and extension. */
function ownHeaders({ path, file, isDocument, headers }: BuiltAddress): Rule[] {
  const given: Headers = {
    'Cache-Control': cacheControlFor(path.startsWith(HASHED_ASSETS_PREFIX) ? HASHED_ASSETS_PREFIX : '/'),
    'Content-Type': mediaTypeOf(`/x.${extensionOf(file)}`),
  };
  return Object.entries(given).flatMap(([name, value]) => {
    const own = headers[name];
    return own === undefined || own === value || (isDocument && name === 'Content-Type')
      ? []
      : [{ name, value: own, paths: [`/${file}`] }];
  });
}

/** Each distinct policy with its files. Pages are listed by path, SVG files by extension. */
function policies(site: BuiltSite): Rule[] {
  const files = new Map<string, Set<string>>();
  for (const { file, isDocument, headers } of site.addresses) {
    const policy = headers['Content-Security-Policy'];
    if (policy === undefined) continue;
    files.set(policy, (files.get(policy) ?? new Set()).add(isDocument ? `/${file}` : `*.${extensionOf(file)}`));
  }
  return [...files].map(([policy, paths]) => ({ name: 'Content-Security-Policy', value: policy, paths: [...paths] }));
}

function lines(headers: Headers, indent: number): string {
  return Object.entries(headers)
    .map(([name, value]) => `${' '.repeat(indent)}header ${name} ${quote(value)}`)
    .join('\n');
}

/** Quotes a value. Braces would be placeholders. */
function quote(text: string): string {
  if (/[{}`]/.test(text)) throw new Error(`Caddy would replace a part of: ${text}`);
  return `"${text.replaceAll('"', '\\"')}"`;
}

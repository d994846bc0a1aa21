#!/bin/sh
# Packs the last commit into var/package: the program, the packages it stands on (CycloneDX), and their checksums. The
# same commit gives the same bytes with the same versions of git, Node and npm. `npm pack` would leave the lockfile out.
set -eu
cd "$(git rev-parse --show-toplevel)"
name=vitrine-$(git show HEAD:package.json | sed -n 's/^  "version": "\(.*\)",$/\1/p')
folder=$PWD/var/package
rm -rf "$folder"
mkdir -p "$folder/vitrine"

# Else the bytes follow the settings of whoever packs.
git -c tar.umask=0022 -c core.autocrlf=false archive --format=tar.gz --prefix="$name/" --output="$folder/$name.tar.gz" HEAD

# With the tools of the tests, `npm sbom` stops at what Lighthouse asks for; with `--omit=dev` it leaves Astro out.
cd "$folder/vitrine"
git show HEAD:package.json >package.json
git show HEAD:package-lock.json >package-lock.json
npm pkg delete devDependencies
npm install --package-lock-only --offline --no-audit --no-fund >/dev/null
npm sbom --package-lock-only --sbom-format cyclonedx |
	sed "/\"serialNumber\"/d; s/\"timestamp\": \".*\"/\"timestamp\": \"$(git log -1 --format=%cI)\"/" >"../$name.cdx.json"

cd "$folder"
rm -r vitrine
sha256sum "$name.tar.gz" "$name.cdx.json" >SHA256SUMS

// Words beside the name of a person, in all languages at once: visitors write as they like.

/** Forms of address. */
export const mr = /^(?:herrn?|hr\.|mr\.?|señor|sr\.?)$/iu;
export const ms = /^(?:frau|fr\.|mrs\.?|ms\.?|miss|señor(?:a|ita)|sr(?:t)?a\.?)$/iu;
export const several = /^(?:familie|fam\.|eheleute|firma|fa\.|family|familia)$/iu;
export const joint = /^(?:und|u\.|and|y|&)$/i;
/** "Phil" and "Nat" are first names where no full stop follows. */
export const title =
	/^(?:d?dra?|prof(?:essor(?:in)?)?|rechtsanw[aä]lt(?:in)?|(?:d?dra?|prof|dipl|ing|m?mag|lic|med|jur|phil|rer|nat|pol|oec|habil|h\.c|mult)\.(?:-\p{L}+\.?|\p{L}+\.|in|[aª])*)$/iu;
/** "Di" and "Ra" begin names of families. */
export const capitalTitle = /^(?:DI|D\.I\.|RA(?:in)?|StB(?:in)?|Univ\.-Prof\.?)$/u;
/** Degrees and generations, which stand behind a name. */
const degree =
	'(?:\\p{Lu}\\.){2,}|dipl[.-]\\S*|i{2,3}|m\\.? ?sc\\.?|b\\.? ?sc\\.?|mba|ll\\. ?[mb]\\.?|ph\\.? ?d\\.?|(?:jun|sen)(?:\\.|ior)?|[js]r\\.|[mf]rics|esq\\.?';
export const degrees = new RegExp(`(?<=\\S)[\\s,]+(?:${degree})$`, 'iu');
/** The same behind a comma, where letters can be no name of a family. */
export const suffix = new RegExp(`^(?:${degree}|dipl\\b.*|[bm]\\.?a\\.?|[js]r)$`, 'iu');
export const firm =
	/(?<=\S\s)(?:[gG]?[Gg][Mm][Bb][Hh]|(?:&|und) (?:Partner|Söhne|Sohn|Kollegen|Co\.)|AG|KG|OHG|GbR|UG|SE|eG|e\. ?K\.|e\. ?V\.|mbH|Ltd\.?|LLC|Inc\.?|S\.? ?L\.? ?(?:U\.?)?|S\.? ?A\.?|PLC)(?!\p{L})/u;
export const particle = /^(?:von|vom|van|zu[mr]?|de[nrl]?|la|las|los|di|da|dos|ten|ter)$/iu;
/** What says more of a person than the name. */
export const asides = /\([^()]*\)|[\s,]+(?:geb(?:\.|orene[nr]?)|née|nacida|aus|c\/o)\s.*$/giu;

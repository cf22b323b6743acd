import {
  Kind,
  parse,
  print,
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type TypeNode,
} from 'graphql';
import type {BlockContent, RootContent} from 'mdast';
import {parseDescription} from '../shared/description';
import {type FieldItem, descriptionList} from '../shared/fields';
import {element} from '../shared/jsx';
import {heading} from '../shared/mdast';
import {toAnchorId, toPhrasing} from './nodes';

const innermost = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : innermost(type.type));

const typeAnchor = (name: string, ...members: string[]): string => toAnchorId('graphql', name, ...members);

/**
 * The whole schema as sections: one for each type, one row for each field, argument and input member.
 *
 * @throws Error for a definition or a member without a description, GraphQLError for text that is no SDL
 */
export function renderGraphQL(sdl: string): RootContent[] {
  const {definitions} = parse(sdl);
  const own = new Set(definitions.map((definition) => 'name' in definition && definition.name?.value));
  const linked = (type: TypeNode): string => {
    const name = innermost(type);
    return own.has(name) ? `[\`${print(type)}\`](#${typeAnchor(name)})` : `\`${print(type)}\``;
  };
  const described = (owner: string, node: {description?: {value: string}; name: {value: string}}): string => {
    if (!node.description) throw new Error(`schema.graphql: ${owner}.${node.name.value} has no description.`);
    return node.description.value;
  };
  const fieldsOf = (owner: string, member: FieldDefinitionNode | InputValueDefinitionNode): FieldItem[] => {
    const name = member.name.value;
    const given = (member.kind === Kind.FIELD_DEFINITION ? (member.arguments ?? []) : []).map(
      (argument): FieldItem => ({
        name: `${name}(${argument.name.value}:)`,
        id: typeAnchor(owner, name, argument.name.value),
        type: toPhrasing(linked(argument.type)),
        note: 'argument',
        meaning: toPhrasing(described(`${owner}.${name}`, argument)),
      }),
    );
    const own = {name, id: typeAnchor(owner, name), type: toPhrasing(linked(member.type))};
    return [{...own, meaning: toPhrasing(described(owner, member))}, ...given];
  };
  const section = (definition: DefinitionNode): RootContent[] => {
    const isObject = definition.kind === Kind.OBJECT_TYPE_DEFINITION;
    const isInput = definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;
    if (!isObject && !isInput && definition.kind !== Kind.SCALAR_TYPE_DEFINITION) {
      throw new Error(`schema.graphql: no section is written for ${definition.kind}.`);
    }
    const name = definition.name.value;
    const word = isObject ? 'type' : isInput ? 'input' : 'scalar';
    const fields = (isObject || isInput ? [...(definition.fields ?? [])] : []).flatMap((one) => fieldsOf(name, one));
    const content = [
      heading(3, `${word} ${name}`, typeAnchor(name)),
      ...parseDescription(described('document', definition)),
      ...descriptionList(fields),
    ] as BlockContent[];
    return [element('ReferenceEntry', content)];
  };
  return definitions.flatMap(section);
}

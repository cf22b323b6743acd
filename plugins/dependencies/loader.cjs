/** Runs after the MDX loader: names to the bundler what the steps of Markdown have read (plugins/shared/dependencies.ts). */
module.exports = function nameDependencies(source) {
  const own = globalThis[Symbol.for('astral-docs.dependencies')]?.get(this.resourcePath);
  own?.files.forEach((file) => this.addDependency(file));
  own?.folders.forEach((folder) => this.addContextDependency(folder));
  return source;
};

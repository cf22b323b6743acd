// The site's configuration is loaded as CommonJS, which turns import() into require(); this package has only an ES module.
module.exports = (name) => import(name);

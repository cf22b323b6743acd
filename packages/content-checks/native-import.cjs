// The site's configuration is loaded as CommonJS, which turns import() into require(); some packages have only an ES module.
module.exports = (name) => import(name);
